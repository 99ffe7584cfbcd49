import type { Catalogue } from '../catalogue.ts'

export const visitors: Catalogue['resources']['visitors'] = {
  name: 'Посещение |||| Посетители |||| Посетители',
  fields: {
    at: 'Время',
    page: 'Первая страница',
    country: 'Страна/регион',
    referrer: 'Источник',
    language: 'Язык',
  },
  filters: { from: 'С', to: 'До', page: 'Первая страница начинается с' },
  direct: 'Прямой заход',
  unknown: 'Неизвестно',
  counts: {
    recent: 'Посещения за последние 30 дней',
    range: 'Посещения за этот период',
    days: '%{smart_count} посещение, дней: %{days}, максимум за день: %{highest} |||| %{smart_count} посещения, дней: %{days}, максимум за день: %{highest} |||| %{smart_count} посещений, дней: %{days}, максимум за день: %{highest}',
    visits: 'Посещения',
    none: 'По этим фильтрам посещений нет',
    capped: 'Учтены только последние посещения (%{smart_count}).',
    table: 'Показать дни таблицей',
    day: 'День (UTC)',
    pages: 'Первые страницы',
    countries: 'Страны и регионы',
    referrers: 'Источники',
  },
  privacy:
    'Одна запись на сеанс браузера, без персональных данных, хранится %{days} дн. Браузеры с запретом отслеживания не учитываются. Страна определяется по часовому поясу.',
}
