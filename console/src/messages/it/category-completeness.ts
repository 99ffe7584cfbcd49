import type { Catalogue } from '../catalogue.ts'

export const categoryCompleteness: Catalogue['resources']['category-completeness'] = {
  name: 'Completezza per categoria',
  short: 'Completezza',
  fields: {
    title: 'Categoria',
    products: 'Prodotti',
    percent: 'Completezza',
    incomplete: 'Prodotti incompleti',
    attribute: 'Attributi',
    name: 'Nomi',
    datasheet: 'Scheda tecnica',
    drawing: 'Disegno',
    price: 'Prezzo',
    weight: 'Peso misurato',
  },
  filters: { incomplete: 'Con prodotti incompleti', missing: 'Mancante' },
  name_in: 'Nome in %{language}',
  nothing_missing: 'Non manca nulla',
  percent: 'Completo al %{percent}%',
  parts_without: '%{kind}: %{smart_count} prodotto |||| %{kind}: %{smart_count} prodotti',
}
