import type { CategorySlug } from '@pinline/events/catalogue/connector-part'
import { attributeId, categoryId } from '@pinline/events/ids'
import { matesWithAttribute } from '../domain/product/mates-with.ts'
import type { DefinedCategory } from '../domain/taxonomy/taxonomy.ts'
import { categoryTexts } from '../naming/category-texts.ts'
import { categoryGroups } from '../naming/category-titles.ts'
import { term } from '../naming/glossary.ts'

const soldered = ['pitch', 'positions', 'rows', 'orientation', 'mounting']

/** The attributes of a category besides manufacturer, series and size: those that demo connectors have. */
const attributesByCategory: Readonly<Record<CategorySlug, readonly string[]>> = {
  'wire-to-board': [matesWithAttribute, ...soldered],
  'board-to-board': soldered,
  'pin-headers': [...soldered, 'gender'],
  'pin-sockets': [...soldered, 'gender'],
  'idc-headers': [...soldered, 'gender'],
  'ffc-fpc': soldered,
  'pluggable-terminal-blocks': [...soldered, 'current', 'voltage'],
  'fixed-terminal-blocks': soldered,
  'd-sub': ['gender', 'positions', 'pitch', 'orientation', 'mounting'],
  usb: ['gender', 'positions', 'orientation', 'mounting'],
  'modular-jacks': ['positions', 'orientation', 'mounting', 'gender'],
  'memory-card': ['positions', 'mounting'],
  'power-jacks': ['positions', 'orientation', 'mounting'],
  hdmi: ['positions', 'orientation', 'mounting'],
  'din-41612': ['gender', 'positions', 'rows', 'orientation', 'mounting'],
  'high-reliability': [...soldered, 'gender'],
}

const attributeIds = (slug: CategorySlug): DefinedCategory['attributeIds'] =>
  ['manufacturer', 'series', ...attributesByCategory[slug], 'body-width', 'body-depth', 'weight'].map((id) =>
    attributeId.parse(id),
  )

/** The categories that the shop comes with, each group before its categories. */
export const shopCategories: readonly DefinedCategory[] = categoryGroups.flatMap((group, place) => [
  {
    categoryId: categoryId.parse(group.id),
    parentId: null,
    orderNum: place + 1,
    titles: { ...group.title },
    ...categoryTexts(group.id),
    attributeIds: [],
  },
  ...group.categories.map((slug, index) => ({
    categoryId: categoryId.parse(slug),
    parentId: categoryId.parse(group.id),
    orderNum: index + 1,
    titles: { ...term(`category.${slug}`) },
    ...categoryTexts(slug),
    attributeIds: attributeIds(slug),
  })),
])
