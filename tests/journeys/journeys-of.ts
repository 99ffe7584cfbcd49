import type { PersonVisit } from './visit.ts'

/** Journeys by persona. */
export interface JourneysByPerson<Journey> {
  /** Parts of the product that only one of the personas covers. */
  readonly both?: readonly Journey[]
  /** Pages with two layouts, or long texts: a run draws one of the personas by the date. */
  readonly either?: readonly Journey[]
  readonly en: readonly Journey[]
  readonly zh_cn: readonly Journey[]
}

const dayMs = 86_400_000
const today = Math.floor(Date.now() / dayMs)

/** The journeys of a person in this run: their share, or all if JOURNEYS_BY is `both`. */
export const journeysOf = <Journey>(
  { both = [], either = [], en, zh_cn }: JourneysByPerson<Journey>,
  { language }: PersonVisit,
): readonly Journey[] => {
  if (process.env.JOURNEYS_BY === 'both') return [...both, ...either, ...en, ...zh_cn]
  const turn = language === 'en' ? 0 : 1
  const drawn = either.filter((_, index) => (index + today) % 2 === turn)
  return [...both, ...drawn, ...(language === 'en' ? en : zh_cn)]
}

/** So many of the journeys, others each day; all of them, and the long ones, if JOURNEYS_BY is `both`. */
export const drawnToday = <Journey>(
  journeys: readonly Journey[],
  long: readonly Journey[],
  count: number,
): readonly Journey[] => {
  if (process.env.JOURNEYS_BY === 'both') return [...journeys, ...long]
  return journeys.filter(
    (_, index) => (index + journeys.length - ((today * count) % journeys.length)) % journeys.length < count,
  )
}
