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
  lag: {
    title: 'System health',
    healthy: 'All services are running and up to date.',
    all: 'Streams and lag',
    behind: '%{count} event behind |||| %{count} events behind',
    level: 'up to date',
    outbox: '%{smart_count} unsent',
    parked: '%{smart_count} parked',
    down: 'not responding',
  },
  stock: {
    title: 'Low stock',
    all: 'All stock',
    empty: 'No low-stock parts.',
  },
}
