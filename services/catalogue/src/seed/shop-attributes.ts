import { languageCodes } from '@pinline/contracts/api/languages'
import type { AttributeGroup, AttributeUnit } from '@pinline/events/catalogue/attribute-defined'
import { attributeId } from '@pinline/events/ids'
import { matesWithAttribute } from '../domain/product/mates-with.ts'
import type { DefinedAttribute } from '../domain/taxonomy/taxonomy.ts'
import { term } from '../naming/glossary.ts'
import { capitalised } from '../naming/messages.ts'

type Unplaced = Omit<DefinedAttribute, 'orderNum'>

/** A glossary term as a heading: terms inside names are lower case there. */
const heading = (key: string): Record<string, string> => {
  const texts = term(key)
  return Object.fromEntries(languageCodes.map((language) => [language, capitalised(texts[language], language)]))
}

const fixed = (id: string, key: string, group: AttributeGroup) => ({
  attributeId: attributeId.parse(id),
  unit: null,
  titles: heading(key),
  group,
  fixed: true,
})

const text = (id: string, key: string, group: AttributeGroup): Unplaced => ({ ...fixed(id, key, group), type: 'text' })
const flag = (id: string, key: string): Unplaced => ({ ...fixed(id, key, 'trade'), type: 'flag' })
const figure = (id: string, key: string, group: AttributeGroup, unit: AttributeUnit | null): Unplaced => ({
  ...fixed(id, key, group),
  type: 'number',
  unit,
})
const choice = (
  id: string,
  key: string,
  group: AttributeGroup,
  values: Readonly<Record<string, string>>,
): Unplaced => ({
  ...fixed(id, key, group),
  type: 'choice',
  values: Object.entries(values).map(([value, valueKey]) => ({ value, titles: heading(valueKey) })),
})

/** The fields of every product as attributes, and what a part mates with, in the order that filters and specifications show them. */
export const shopAttributes: readonly DefinedAttribute[] = [
  text('manufacturer', 'attribute.manufacturer', 'maker'),
  text('series', 'attribute.series', 'maker'),
  { ...text(matesWithAttribute, 'attribute.mates_with', 'maker'), fixed: false },
  figure('pitch', 'attribute.pitch', 'shape', 'mm'),
  figure('positions', 'attribute.positions', 'shape', null),
  figure('rows', 'attribute.rows', 'shape', null),
  choice('orientation', 'attribute.orientation', 'shape', {
    vertical: 'value.vertical',
    'right-angle': 'value.right_angle',
  }),
  choice('mounting', 'attribute.mounting', 'shape', {
    'through-hole': 'value.through_hole',
    'surface-mount': 'value.surface_mount',
  }),
  choice('gender', 'attribute.gender', 'shape', { male: 'value.male', female: 'value.female' }),
  figure('current', 'attribute.current_rating', 'electric', 'A'),
  figure('voltage', 'attribute.voltage_rating', 'electric', 'V'),
  figure('body-width', 'attribute.body_width', 'shape', 'mm'),
  figure('body-depth', 'attribute.body_depth', 'shape', 'mm'),
  choice('stock-status', 'attribute.availability', 'trade', {
    in: 'value.in_stock',
    low: 'value.low_stock',
    out: 'value.out_of_stock',
    'made-to-order': 'value.made_to_order',
  }),
  figure('stock', 'attribute.stock', 'trade', null),
  figure('price', 'attribute.unit_price', 'trade', null),
  figure('lead-time', 'attribute.lead_time', 'trade', 'd'),
  figure('weight', 'attribute.weight', 'trade', 'g'),
  choice('lifecycle', 'attribute.lifecycle', 'trade', {
    active: 'value.active',
    'not-for-new-designs': 'value.not_for_new_designs',
    discontinued: 'value.discontinued',
  }),
  text('origin', 'attribute.country_of_origin', 'trade'),
  choice('packaging', 'attribute.packaging', 'trade', {
    reel: 'value.reel',
    tube: 'value.tube',
    tray: 'value.tray',
    bag: 'value.bag',
    box: 'value.box',
  }),
  flag('rohs', 'value.rohs_compliant'),
  flag('reach', 'attribute.svhc_free'),
].map((attribute, index) => ({ ...attribute, orderNum: index + 1 }))
