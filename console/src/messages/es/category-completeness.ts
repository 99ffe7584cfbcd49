import type { Catalogue } from '../catalogue.ts'

export const categoryCompleteness: Catalogue['resources']['category-completeness'] = {
  name: 'Completitud por categoría',
  short: 'Completitud',
  fields: {
    title: 'Categoría',
    products: 'Productos',
    percent: 'Completitud',
    incomplete: 'Productos incompletos',
    attribute: 'Atributos',
    name: 'Nombres',
    datasheet: 'Hoja de datos',
    drawing: 'Plano',
    price: 'Precio',
    weight: 'Peso medido',
  },
  filters: { incomplete: 'Con productos incompletos', missing: 'Falta' },
  name_in: 'Nombre en %{language}',
  nothing_missing: 'No falta nada',
  percent: '%{percent} % completo',
  parts_without: '%{kind}: %{smart_count} producto |||| %{kind}: %{smart_count} productos',
}
