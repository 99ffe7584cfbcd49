/** Distinct in light and dark, and by people who do not see red and green apart. */
const colors = [
  'var(--mask)',
  'var(--copper)',
  'var(--info)',
  'var(--gold-edge)',
  'var(--off)',
  'var(--danger)',
] as const

/** The colour of a series by its place. */
export const colorOf = (place: number): string => colors[place % colors.length] ?? colors[0]
