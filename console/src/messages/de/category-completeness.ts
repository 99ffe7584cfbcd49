import type { Catalogue } from '../catalogue.ts'

export const categoryCompleteness: Catalogue['resources']['category-completeness'] = {
  name: 'Vollständigkeit nach Kategorie',
  short: 'Vollständigkeit',
  fields: {
    title: 'Kategorie',
    products: 'Artikel',
    percent: 'Vollständig',
    incomplete: 'Unvollständige Artikel',
    attribute: 'Merkmale',
    name: 'Namen',
    datasheet: 'Datenblatt',
    drawing: 'Zeichnung',
    price: 'Preis',
    weight: 'Gewogenes Gewicht',
  },
  filters: { incomplete: 'Mit unvollständigen Artikeln', missing: 'Fehlend' },
  name_in: 'Name auf %{language}',
  nothing_missing: 'Es fehlt nichts',
  percent: '%{percent} % vollständig',
  parts_without: '%{kind}: %{smart_count} Artikel |||| %{kind}: %{smart_count} Artikel',
}
