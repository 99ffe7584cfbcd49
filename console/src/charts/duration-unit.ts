const units = [
  { name: 'day', seconds: 86_400, from: 259_200 },
  { name: 'hour', seconds: 3600, from: 7200 },
  { name: 'minute', seconds: 60, from: 0 },
] as const

/** The unit in which an axis up to so many seconds has round numbers. */
export const durationUnitOf = (
  maxSeconds: number,
): { readonly name: Intl.NumberFormatOptions['unit']; readonly seconds: number } =>
  units.find(({ from }) => maxSeconds >= from) ?? units[2]
