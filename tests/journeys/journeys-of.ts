import type { PersonVisit } from './visit.ts'

/** Journeys by who goes them. Words to the letter and pages of two layouts need both persons; for the rest one will do. */
export interface JourneysByPerson<Journey> {
  readonly both: readonly Journey[]
  readonly en: readonly Journey[]
  readonly zh_cn: readonly Journey[]
}

/** The journeys of a person in this run: their share, or all there are where JOURNEYS_BY says `both`. */
export const journeysOf = <Journey>(
  { both, en, zh_cn }: JourneysByPerson<Journey>,
  { language }: PersonVisit,
): readonly Journey[] => {
  if (process.env.JOURNEYS_BY === 'both') return [...both, ...en, ...zh_cn]
  return [...both, ...(language === 'en' ? en : zh_cn)]
}
