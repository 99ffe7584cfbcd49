export const home = {
  greeting: {
    morning: 'Good morning, %{name}',
    noon: 'Good day, %{name}',
    afternoon: 'Good afternoon, %{name}',
    evening: 'Good evening, %{name}',
  },
  to_dos: {
    title: 'To-dos by due time',
    all: 'All to-dos',
    empty: 'Nothing waits for you.',
    empty_hint: 'Paid orders appear here until they are shipped.',
  },
  orders: {
    title: 'Orders by status',
    all: 'All orders',
    cancelled: '%{count} cancelled',
  },
  lag: {
    title: 'Behind the facts',
    all: 'Streams and lag',
    behind: '%{count} event behind |||| %{count} events behind',
    level: 'Every reader is level',
    outbox: '%{smart_count} unsent',
    parked: '%{smart_count} parked',
    down: 'does not answer',
  },
  stock: {
    title: 'Stock low',
    all: 'All stock',
    empty: 'Every part is well stocked.',
  },
}
