import type { Catalogue } from '../catalogue.ts'

export const home: Catalogue['home'] = {
  greeting: {
    morning: 'Доброе утро, %{name}',
    noon: 'Добрый день, %{name}',
    afternoon: 'Добрый день, %{name}',
    evening: 'Добрый вечер, %{name}',
  },
  to_dos: {
    title: 'Задачи по сроку',
    all: 'Все задачи',
    empty: 'Открытых задач нет.',
    empty_hint: 'Оплаченные заказы показаны здесь до отправки.',
  },
  orders: {
    title: 'Заказы по статусам',
    all: 'Все заказы',
    cancelled: 'Отменено: %{count}',
  },
  sales: {
    title: 'Продажи',
    day: 'День (UTC)',
    country: 'Страна',
    no_country: 'Страна не указана',
    period: 'Период',
    currency: 'Валюта',
    all_in: 'Все, в %{currency}',
    days: '%{smart_count} день |||| %{smart_count} дня |||| %{smart_count} дней',
    ranges: { month: 'Этот месяц', 'last-month': 'Прошлый месяц' },
    columns: {
      orders: 'Заказов',
      placed: 'Сумма заказов',
      paid: 'Оплачено',
      refunded: 'Возвращено',
      net: 'Оплачено за вычетом возвратов',
    },
    by_day: 'по дням',
    by_week: 'по неделям',
    week_from: 'Неделя с %{day}',
    before: '%{change} к предыдущему периоду (%{smart_count} дн.)',
    no_before: 'За предыдущий период (%{smart_count} дн.) данных нет',
    orders_summary: 'Заказов за %{smart_count} дн.: %{orders}',
    net_summary: 'Оплачено за вычетом возвратов за %{smart_count} дн.: %{net}',
    tables: {
      days: 'Таблица по дням',
      currencies: 'Таблица по валютам',
      countries: 'Таблица по странам, в %{currency} по курсам заказов',
    },
    list: 'Заказы за этот период',
    empty: 'За этот период нет заказов и оплат.',
  },
  best: {
    title: 'Лидеры продаж',
    sold: '%{pieces} шт. в %{smart_count} заказе |||| %{pieces} шт. в %{smart_count} заказах |||| %{pieces} шт. в %{smart_count} заказах',
    empty: 'За этот период нет оплаченных заказов.',
  },
  checks: {
    title: 'Заказы на проверку',
  },
  late: {
    title: 'Заказы с задержкой',
    after: '%{status}: с оформления более %{smart_count} дн.',
  },
  reorder: {
    title: 'Товары к дозаказу',
    all: 'Все к дозаказу',
    empty: 'Ни один товар не достиг точки заказа.',
  },
  reasons: {
    title: 'Причины рекламаций',
    all: 'По товарам',
    empty: 'За этот период рекламаций нет.',
  },
  lag: {
    title: 'Состояние системы',
    all: 'Потоки и отставание',
  },
  stock: {
    title: 'Мало на складе',
    all: 'Весь склад',
    empty: 'Товаров с малым остатком нет.',
  },
}
