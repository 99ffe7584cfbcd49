import type { ProductData } from '@pinline/events/catalogue/connector-part'

/** Fields that follow from others. */
const derived: readonly string[] = ['geometry', 'weightEstimated']

const parted = (name: string, values: Readonly<Record<string, unknown>> | undefined): [string, unknown][] =>
  Object.entries(values ?? {}).map(([key, value]) => [`${name}.${key}`, value])

/** A product's data by field: each name by its language (`names.en`), each added attribute by its id (`attributes.…`). */
export const productFields = ({ names, attributes, ...data }: ProductData): ReadonlyMap<string, unknown> =>
  new Map([
    ...Object.entries(data).filter(([field, value]) => value !== undefined && !derived.includes(field)),
    ...parted('names', names),
    ...parted('attributes', attributes),
  ])
