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
