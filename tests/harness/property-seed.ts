import { randomInt } from 'node:crypto'

const dayMs = 86_400_000

/**
 * The seed of all properties of a run. It is drawn by the date (UTC), so that each run of a day tries the same cases.
 * @param setting `PROPERTY_SEED`: a whole number repeats what a failure printed, `random` tries cases of its own
 * @param day `TESTS_OF_DAY`, days since 1970; today without it
 * @throws for any other setting
 */
export const propertySeed = (setting: string | undefined, day: string | undefined): number => {
  if (setting === 'random') return randomInt(2 ** 31)
  if (setting !== undefined && !/^-?\d+$/.test(setting))
    throw new Error(`PROPERTY_SEED is ${setting}: give a whole number, or random`)
  // Seeds that follow each other begin alike: those of days are spread.
  return Number(setting ?? Math.imul(Number(day ?? Math.floor(Date.now() / dayMs)), 0x9e3779b1))
}

export const seedOfRun = propertySeed(process.env.PROPERTY_SEED, process.env.TESTS_OF_DAY)
