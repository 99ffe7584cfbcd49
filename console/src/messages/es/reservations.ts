export const reservations = {
  name: 'Reserva |||| Reservas',
  title: 'Reservas',
  to_stock: 'Existencias',
  unknown: 'Desconocido',
  fields: {
    orderNo: 'Pedido',
    model: 'Referencia',
    manufacturer: 'Fabricante',
    quantity: 'Reservado',
    reservedAt: 'Reservado desde hace',
    commands: 'Acciones',
  },
  filters: { q: 'Referencia, fabricante o pedido' },
  release: {
    command: 'Liberar…',
    title: '¿Liberar %{quantity} × %{model}?',
    effect_over: 'El pedido %{orderNo} está cerrado o no existe: no necesita estas unidades.',
    effect_free: 'Quedan disponibles de inmediato para otros pedidos.',
    confirm: 'Liberar',
    done: 'Liberando las existencias de %{model}',
    open_order: 'Abrir pedido',
    later:
      'El pedido %{orderNo} está embalado o enviado en parte. Sus existencias siguen reservadas hasta que se entregue el último paquete al transportista.',
    permission:
      'El pedido %{orderNo} está abierto. Sus existencias se liberan al cancelar el pedido o sus artículos: pídaselo a alguien que pueda cancelar pedidos.',
  },
}
