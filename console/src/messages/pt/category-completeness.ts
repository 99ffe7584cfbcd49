import type { Catalogue } from '../catalogue.ts'

export const categoryCompleteness: Catalogue['resources']['category-completeness'] = {
  name: 'Completude por categoria',
  short: 'Completude',
  fields: {
    title: 'Categoria',
    products: 'Produtos',
    percent: 'Completude',
    incomplete: 'Produtos incompletos',
    attribute: 'Atributos',
    name: 'Nomes',
    datasheet: 'Datasheet',
    drawing: 'Desenho',
    price: 'Preço',
    weight: 'Peso medido',
  },
  filters: { incomplete: 'Com produtos incompletos', missing: 'Falta' },
  name_in: 'Nome em %{language}',
  nothing_missing: 'Não falta nada',
  percent: '%{percent}% completo',
  parts_without: '%{kind}: %{smart_count} produto |||| %{kind}: %{smart_count} produtos',
}
