export type Greeting = 'morning' | 'noon' | 'afternoon' | 'evening'

/** The greeting for an hour of the person's local time: 05–11, 11–13, 13–18, 18–05. */
export const greetingAt = (hour: number): Greeting => {
  if (hour >= 5 && hour < 11) return 'morning'
  if (hour >= 11 && hour < 13) return 'noon'
  if (hour >= 13 && hour < 18) return 'afternoon'
  return 'evening'
}
