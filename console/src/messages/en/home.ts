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
    orders: 'Orders placed',
    revenue: 'Revenue, refunds deducted',
    day: 'Day (UTC)',
    period: 'Period',
    currency: 'Currency of the revenue',
    days: '%{smart_count} day |||| %{smart_count} days',
    before: '%{change} on the day before |||| %{change} on the %{smart_count} days before',
    no_before: 'Nothing on the day before |||| Nothing in the %{smart_count} days before',
    orders_summary: '%{orders} orders in the last day |||| %{orders} orders in the last %{smart_count} days',
    revenue_summary: '%{revenue} in the last day |||| %{revenue} in the last %{smart_count} days',
    table: 'Show as a table',
  },
  best: {
    title: 'Best-selling parts',
    sold: '%{pieces} pcs in %{smart_count} order |||| %{pieces} pcs in %{smart_count} orders',
    empty: 'No paid orders in this period.',
  },
  checks: {
    title: 'Orders to check',
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
