/** Two letters of which some are countries; `Intl` knows no time zone of the others. Former codes are left out. */
const regions = Array.from({ length: 26 * 26 }, (_, place) =>
  String.fromCharCode(65 + Math.floor(place / 26), 65 + (place % 26)),
).filter((region) => Intl.getCanonicalLocales(`en-${region}`)[0] === `en-${region}`)

const readTimeZones = (region: string): readonly string[] => {
  const locale: Intl.Locale & { readonly getTimeZones?: () => readonly string[] | undefined } = new Intl.Locale(
    `en-${region}`,
  )
  return locale.getTimeZones?.() ?? []
}

let countries: ReadonlyMap<string, string> | undefined

/** A zone of several countries says nothing about which it is. */
const readCountries = (): ReadonlyMap<string, string> => {
  const pairs = regions.flatMap((region) => readTimeZones(region).map((zone) => [zone, region] as const))
  const byZone = Map.groupBy(pairs, ([zone]) => zone)
  return new Map([...byZone].flatMap(([zone, found]) => (found.length === 1 && found[0] ? [[zone, found[0][1]]] : [])))
}

/**
 * The country of a browser's time zone by the data that Node has, so that no address is looked up anywhere. Null for UTC,
 * zones of several countries, and names that nobody knows.
 */
export const countryOfTimeZone = (timeZone: string): string | null => {
  countries ??= readCountries()
  try {
    const { timeZone: canonical } = new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions()
    return countries.get(timeZone) ?? countries.get(canonical) ?? null
  } catch {
    return null
  }
}
