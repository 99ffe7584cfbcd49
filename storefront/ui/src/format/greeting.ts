export type Greeting = 'morning' | 'noon' | 'afternoon' | 'evening'

/** 05–11 morning, 11–13 noon, 13–18 afternoon, else evening, by the person's own clock. */
export const greetingAt = (hour: number): Greeting => {
  if (hour >= 5 && hour < 11) return 'morning'
  if (hour >= 11 && hour < 13) return 'noon'
  if (hour >= 13 && hour < 18) return 'afternoon'
  return 'evening'
}
