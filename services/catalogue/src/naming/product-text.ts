import type { LanguageCode } from '@pinline/contracts/api/languages'
import type { Lifecycle, ProductData } from '@pinline/events/catalogue/connector-part'
import { bodySize } from './body-size.ts'
import { type SentenceKey, sentence } from './descriptions.ts'
import { area, formatMeasurement } from './format-measurement.ts'
import { fillMessage, fillSentence } from './messages.ts'
import { displaySeries, isTerminalBlock } from './product-name.ts'

/** Context of a description besides the product's own data. */
export interface ProductTextContext {
  readonly lifecycle: Lifecycle
  /** The recommended part number; null if unknown. */
  readonly replacement: string | null
  /** The category’s title in the language. */
  readonly category: string
  /** Attributes that staff added, as text: `Plating: gold`. */
  readonly further?: readonly string[]
}

/** The described data of a product: all except pads. */
export type Described = Omit<ProductData, 'pads'>

type Values = Record<string, string | number>
/** A sentence with its weight: the highest ones are kept if there are too many. */
interface Sentence {
  readonly key: SentenceKey
  readonly weight: number
  readonly values: Values
}

const most = 6

const kindKeys: Readonly<Record<string, SentenceKey>> = {
  'wire-to-board': 'kind.wire-to-board',
  'board-to-board': 'kind.board-to-board',
  'pin-headers': 'kind.pin-headers',
  'pin-sockets': 'kind.pin-sockets',
  'idc-headers': 'kind.idc-headers',
  'ffc-fpc': 'kind.ffc-fpc',
  'pluggable-terminal-blocks': 'kind.pluggable-terminal-blocks',
  'fixed-terminal-blocks': 'kind.fixed-terminal-blocks',
  'd-sub': 'kind.d-sub',
  usb: 'kind.usb',
  'modular-jacks': 'kind.modular-jacks',
  'memory-card': 'kind.memory-card',
  'power-jacks': 'kind.power-jacks',
  hdmi: 'kind.hdmi',
  'din-41612': 'kind.din-41612',
  'high-reliability': 'kind.high-reliability',
}

const partOf = (data: Described, language: LanguageCode): string => {
  const { manufacturer, model } = data
  if (manufacturer === 'Generic') return model
  const part = model.includes(manufacturer) ? model : `${manufacturer} ${model}`
  const series = displaySeries(data)
  return series === '' ? part : fillMessage(sentence('part.series', language), language, { part, series })
}

const kind = (data: Described, { category }: ProductTextContext, language: LanguageCode): Sentence => ({
  key: kindKeys[data.category] ?? 'kind.other',
  weight: 10,
  values: { part: partOf(data, language), category, gender: data.gender ?? 'none' },
})

/** Omits rows and pitch of a single contact, and the number of contacts of a barrel jack. */
const contacts = ({ category, positions, rows, pitchMm }: Described, language: LanguageCode): Sentence[] => {
  if (category === 'power-jacks') return []
  const pitch = pitchMm === null ? '' : formatMeasurement(pitchMm, 'mm', language)
  const counted = isTerminalBlock(category) ? 'poles' : 'contacts'
  const values = { positions: positions ?? 0, rows: rows ?? 0, pitch, counted }
  const known = (key: SentenceKey): Sentence[] => [{ key, weight: 9, values }]
  if (positions === null) return pitchMm === null ? [] : known('contacts.pitch')
  if (positions < 2) return positions === 0 ? [] : known('contacts.positions')
  if (rows === null || rows === 0) return known(pitchMm === null ? 'contacts.positions' : 'contacts.positions-pitch')
  return known(pitchMm === null ? 'contacts.positions-rows' : 'contacts.positions-rows-pitch')
}

const place = (data: Described): Sentence => {
  const mounting = data.mounting === 'surface-mount' ? 'smt' : 'tht'
  if (data.orientation === null) return { key: 'place.mounting', weight: 7, values: { mounting } }
  const key = data.category === 'fixed-terminal-blocks' ? 'place.wires' : 'place.mating'
  return { key, weight: 7, values: { orientation: data.orientation, mounting } }
}

const body = ({ bodyMm, weightGrams, geometry }: Described, language: LanguageCode): Sentence => {
  const weight = formatMeasurement(weightGrams, 'g', language)
  const drawn = geometry === 'none' ? undefined : bodySize(bodyMm)
  if (drawn === undefined) return { key: 'weight', weight: 5, values: { weight } }
  return { key: 'body', weight: 5, values: { size: area(drawn.width, drawn.depth, language), weight } }
}

const ratings = ({ currentA, voltageV }: Described, language: LanguageCode): Sentence[] => {
  if (currentA === null && voltageV === null) return []
  const current = currentA === null ? '' : formatMeasurement(currentA, 'A', language)
  const voltage = voltageV === null ? '' : formatMeasurement(voltageV, 'V', language)
  const one = currentA === null ? 'ratings.voltage' : 'ratings.current'
  const key = currentA === null || voltageV === null ? one : 'ratings.current-voltage'
  return [{ key, weight: 8, values: { current, voltage } }]
}

const madeToOrder = ({ custom, leadTimeDays }: Described): Sentence[] =>
  custom ? [{ key: 'custom', weight: 8, values: { weeks: Math.ceil(leadTimeDays / 7) } }] : []

const packing = ({ moq, orderMultiple, packingUnit, packaging }: Described): Sentence => ({
  key: 'packing',
  weight: 3,
  values: { moq, multiple: orderMultiple, unit: packingUnit, packaging: packaging ?? 'none' },
})

const compliance = ({ rohs, reach }: Described): Sentence => {
  if (rohs) return { key: reach ? 'compliance.both' : 'compliance.rohs', weight: 4, values: {} }
  return { key: reach ? 'compliance.reach' : 'compliance.neither', weight: 9, values: {} }
}

const furtherData = ({ further = [] }: ProductTextContext, language: LanguageCode): Sentence[] => {
  if (further.length === 0) return []
  const list = further.join(listSigns[language] ?? '; ')
  return [{ key: 'further', weight: 6, values: { list } }]
}

const life = ({ lifecycle, replacement }: ProductTextContext): Sentence[] => {
  if (lifecycle === 'active') return []
  const key = `lifecycle.${lifecycle}` as const
  return [
    { key: replacement === null ? key : `${key}-replaced`, weight: 10, values: { replacement: replacement ?? '' } },
  ]
}

/** The sentences with the highest weights, in their original order. */
const stored = (sentences: readonly Sentence[]): readonly Sentence[] => {
  if (sentences.length <= most) return sentences
  const chosen = new Set(sentences.toSorted((a, b) => b.weight - a.weight).slice(0, most))
  return sentences.filter((one) => chosen.has(one))
}

const listSigns: Partial<Record<LanguageCode, string>> = { zh_cn: '；', zh_hk: '；', ja: '、' }
const sentenceGaps: Partial<Record<LanguageCode, string>> = { zh_cn: '', zh_hk: '', ja: '' }

/** A description of three to six sentences in a language, composed from known data. Lengths in mm, weight in g. */
export const productText = (data: Described, context: ProductTextContext, language: LanguageCode): string =>
  stored([
    kind(data, context, language),
    ...contacts(data, language),
    place(data),
    ...ratings(data, language),
    ...furtherData(context, language),
    body(data, language),
    ...madeToOrder(data),
    compliance(data),
    packing(data),
    ...life(context),
  ])
    .map(({ key, values }) => fillSentence(sentence(key, language), language, values))
    .join(sentenceGaps[language] ?? ' ')
