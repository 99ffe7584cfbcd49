export const home = {
  greeting: {
    morning: 'Good morning, %{name}',
    noon: 'Good day, %{name}',
    afternoon: 'Good afternoon, %{name}',
    evening: 'Good evening, %{name}',
  },
  to_dos: {
    title: 'To-dos by due date',
    all: 'All to-dos',
    empty: 'No open to-dos.',
    empty_hint: 'Paid orders appear here until they are shipped.',
  },
  orders: {
    title: 'Orders by status',
    all: 'All orders',
    cancelled: '%{count} cancelled',
  },
  sales: {
    title: 'Sales',
    day: 'Day (UTC)',
    country: 'Country',
    no_country: 'Country not recorded',
    period: 'Period',
    currency: 'Currency',
    all_in: 'All, in %{currency}',
    days: '%{smart_count} day |||| %{smart_count} days',
    ranges: { month: 'This month', 'last-month': 'Last month' },
    columns: {
      orders: 'Orders placed',
      placed: 'Order value',
      paid: 'Paid',
      refunded: 'Refunded',
      net: 'Paid less refunds',
    },
    by_day: 'by day',
    by_week: 'by week',
    week_from: 'Week from %{day}',
    before: '%{change} on the day before |||| %{change} on the %{smart_count} days before',
    no_before: 'Nothing on the day before |||| Nothing in the %{smart_count} days before',
    orders_summary: '%{orders} orders in %{smart_count} day |||| %{orders} orders in %{smart_count} days',
    net_summary: '%{net} paid less refunds in %{smart_count} day |||| %{net} paid less refunds in %{smart_count} days',
    tables: {
      days: 'Table by day',
      currencies: 'Table by currency',
      countries: 'Table by country, in %{currency} at the rates of the orders',
    },
    list: 'Orders of this period',
    empty: 'No orders or payments in this period.',
  },
  best: {
    title: 'Best-selling parts',
    sold: '%{pieces} pcs in %{smart_count} order |||| %{pieces} pcs in %{smart_count} orders',
    empty: 'No paid orders in this period.',
  },
  checks: {
    title: 'Orders to check',
  },
  late: {
    title: 'Late orders',
    after:
      '%{status}, placed more than %{smart_count} day ago |||| %{status}, placed more than %{smart_count} days ago',
  },
  reorder: {
    title: 'Parts to reorder',
    all: 'All to reorder',
    empty: 'No part is at its reorder level.',
  },
  reasons: {
    title: 'After-sales reasons',
    all: 'By part',
    empty: 'No requests in this period.',
  },
  lag: {
    title: 'System health',
    all: 'Streams and lag',
  },
  stock: {
    title: 'Low stock',
    all: 'All stock',
    empty: 'No low-stock parts.',
  },
}
