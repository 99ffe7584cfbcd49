import type { Catalogue } from '../catalogue.ts'

export const categoryCompleteness: Catalogue['resources']['category-completeness'] = {
  name: 'Полнота данных по категориям',
  short: 'Полнота данных',
  fields: {
    title: 'Категория',
    products: 'Товары',
    percent: 'Полнота',
    incomplete: 'С неполными данными',
    attribute: 'Атрибуты',
    name: 'Названия',
    datasheet: 'Даташит',
    drawing: 'Чертёж',
    price: 'Цена',
    weight: 'Измеренный вес',
  },
  filters: { incomplete: 'Есть товары с неполными данными', missing: 'Отсутствует' },
  name_in: 'Название (%{language})',
  nothing_missing: 'Все данные есть',
  percent: 'Заполнено на %{percent} %',
  parts_without:
    '%{kind}: %{smart_count} товар |||| %{kind}: %{smart_count} товара |||| %{kind}: %{smart_count} товаров',
}
