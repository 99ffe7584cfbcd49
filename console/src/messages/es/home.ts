import type { Catalogue } from '../catalogue.ts'

export const home: Catalogue['home'] = {
  greeting: {
    morning: 'Buenos días, %{name}',
    noon: 'Buenas tardes, %{name}',
    afternoon: 'Buenas tardes, %{name}',
    evening: 'Buenas noches, %{name}',
  },
  to_dos: {
    title: 'Tareas por vencimiento',
    all: 'Todas las tareas',
    empty: 'No hay tareas pendientes.',
    empty_hint: 'Los pedidos pagados aparecen aquí hasta que se envían.',
  },
  orders: {
    title: 'Pedidos por estado',
    all: 'Todos los pedidos',
    cancelled: 'Cancelados: %{count}',
  },
  sales: {
    title: 'Ventas',
    day: 'Día (UTC)',
    country: 'País',
    no_country: 'País sin registrar',
    period: 'Periodo',
    currency: 'Moneda',
    all_in: 'Todas, en %{currency}',
    days: '%{smart_count} día |||| %{smart_count} días',
    ranges: { month: 'Este mes', 'last-month': 'Mes pasado' },
    columns: {
      orders: 'Pedidos realizados',
      placed: 'Valor de pedidos',
      paid: 'Cobrado',
      refunded: 'Reembolsado',
      net: 'Cobros menos reembolsos',
    },
    by_day: 'por día',
    by_week: 'por semana',
    week_from: 'Semana desde: %{day}',
    before: '%{change} respecto al día anterior |||| %{change} respecto a los %{smart_count} días anteriores',
    no_before: 'Nada el día anterior |||| Nada en los %{smart_count} días anteriores',
    orders_summary: 'Pedidos en %{smart_count} día: %{orders} |||| Pedidos en %{smart_count} días: %{orders}',
    net_summary:
      'Cobros menos reembolsos en %{smart_count} día: %{net} |||| Cobros menos reembolsos en %{smart_count} días: %{net}',
    tables: {
      days: 'Tabla por día',
      currencies: 'Tabla por moneda',
      countries: 'Tabla por país, en %{currency} al tipo de cada pedido',
    },
    list: 'Pedidos de este periodo',
    empty: 'No hay pedidos ni pagos en este periodo.',
  },
  best: {
    title: 'Productos más vendidos',
    sold: 'Unidades: %{pieces}, en %{smart_count} pedido |||| Unidades: %{pieces}, en %{smart_count} pedidos',
    empty: 'No hay pedidos pagados en este periodo.',
  },
  checks: {
    title: 'Pedidos por revisar',
  },
  late: {
    title: 'Pedidos con retraso',
    after:
      '%{status}, realizado hace más de %{smart_count} día |||| %{status}, realizado hace más de %{smart_count} días',
  },
  reorder: {
    title: 'Productos por reponer',
    all: 'Todos por reponer',
    empty: 'Ningún producto ha llegado a su nivel de reposición.',
  },
  reasons: {
    title: 'Motivos de posventa',
    all: 'Por producto',
    empty: 'No hay solicitudes en este periodo.',
  },
  lag: {
    title: 'Estado del sistema',
    all: 'Flujos y retraso',
  },
  stock: {
    title: 'Pocas existencias',
    all: 'Todas las existencias',
    empty: 'No hay productos con pocas existencias.',
  },
}
