import type { Catalogue } from '../catalogue.ts'

export const categoryCompleteness: Catalogue['resources']['category-completeness'] = {
  name: 'Complétude par catégorie',
  short: 'Complétude',
  fields: {
    title: 'Catégorie',
    products: 'Articles',
    percent: 'Complétude',
    incomplete: 'Articles incomplets',
    attribute: 'Attributs',
    name: 'Noms',
    datasheet: 'Fiche technique',
    drawing: 'Plan',
    price: 'Prix',
    weight: 'Poids pesé',
  },
  filters: { incomplete: 'Avec articles incomplets', missing: 'Manquant' },
  name_in: 'Nom en %{language}',
  nothing_missing: 'Il ne manque rien',
  percent: 'Complet à %{percent} %',
  parts_without: '%{kind} : %{smart_count} article |||| %{kind} : %{smart_count} articles',
}
