export const reservations = {
  name: 'Reservation |||| Reservations',
  title: 'Reservations',
  to_stock: 'Stock',
  unknown: 'Not known',
  fields: {
    orderNo: 'Order',
    model: 'Part number',
    manufacturer: 'Manufacturer',
    quantity: 'Reserved',
    reservedAt: 'Reserved for',
    commands: 'Actions',
  },
  filters: { q: 'Part number, manufacturer or order' },
  release: {
    command: 'Release…',
    title: 'Release %{quantity} pcs of %{model}?',
    effect_over: 'Order %{orderNo} is closed or does not exist: it does not need these pieces.',
    effect_free: 'They are available to other orders at once.',
    confirm: 'Release',
    done: 'The stock of %{model} is being released',
    open_order: 'Open order',
    later:
      'Order %{orderNo} is packed or partly shipped. Its stock stays reserved until the last parcel is handed over.',
    permission:
      'Order %{orderNo} is open. Its stock is released when the order or its items are cancelled: please ask a colleague who can cancel orders.',
  },
}
