import { type LanguageCode, languageTag } from '@pinline/contracts/api/languages'
import type { FreightZone } from '@pinline/events/order/freight-zone'

/** ISO 3166-1 alpha-2, officially assigned codes, by column of the freight table. Orders ship from mainland China. */
const codesByZone: Readonly<Record<FreightZone, string>> = {
  domestic: 'CN',
  asia: `AE AF AM AZ BD BH BN BT CY GE HK ID IL IN IQ IR JO JP KG KH KP KR KW KZ LA LB LK MM MN MO MV MY NP OM PH PK PS
    QA SA SG SY TH TJ TL TM TR TW UZ VN YE`,
  europe: `AD AL AT AX BA BE BG BY CH CZ DE DK EE ES FI FO FR GB GG GI GR HR HU IE IM IS IT JE LI LT LU LV MC MD ME MK
    MT NL NO PL PT RO RS RU SE SI SJ SK SM UA VA`,
  americas: `AG AI AR AW BB BL BM BO BQ BR BS BZ CA CL CO CR CU CW DM DO EC FK GD GF GL GP GT GY HN HT JM KN KY LC MF MQ
    MS MX NI PA PE PM PR PY SR SV SX TC TT US UY VC VE VG VI`,
  rest: `AO AQ AS AU BF BI BJ BV BW CC CD CF CG CI CK CM CV CX DJ DZ EG EH ER ET FJ FM GA GH GM GN GQ GS GU GW HM IO KE
    KI KM LR LS LY MA MG MH ML MP MR MU MW MZ NA NC NE NF NG NR NU NZ PF PG PN PW RE RW SB SC SD SH SL SN SO SS ST SZ TD
    TF TG TK TN TO TV TZ UG UM VU WF WS YT ZA ZM ZW`,
}

const zoneNames = ['domestic', 'asia', 'europe', 'americas', 'rest'] as const

const zoneByCountry: ReadonlyMap<string, FreightZone> = new Map(
  zoneNames.flatMap((zone) =>
    codesByZone[zone]
      .trim()
      .split(/\s+/)
      .map((code) => [code, zone] as const),
  ),
)

export const countryCodes: readonly string[] = [...zoneByCountry.keys()].sort()

/** The freight table's column for a country; undefined for what is no country. */
export const freightZoneOf = (country: string): FreightZone | undefined => zoneByCountry.get(country)

const displayNames = new Map<LanguageCode, Intl.DisplayNames>()

/** A country's name in a language, by CLDR. */
export const countryName = (country: string, language: LanguageCode): string => {
  const names =
    displayNames.get(language) ?? new Intl.DisplayNames([languageTag(language)], { type: 'region', fallback: 'code' })
  displayNames.set(language, names)
  return names.of(country) ?? country
}

/** Sorts names as a language does. */
export const byName = (language: LanguageCode): ((a: { name: string }, b: { name: string }) => number) => {
  const collator = new Intl.Collator(languageTag(language))
  return (a, b) => collator.compare(a.name, b.name)
}
