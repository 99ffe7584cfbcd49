export const reservations = {
  name: 'Reserva |||| Reservas',
  title: 'Reservas',
  to_stock: 'Estoque',
  unknown: 'Desconhecido',
  fields: {
    orderNo: 'Pedido',
    model: 'Código',
    manufacturer: 'Fabricante',
    quantity: 'Reservado',
    reservedAt: 'Reservado há',
    commands: 'Ações',
  },
  filters: { q: 'Código, fabricante ou pedido' },
  release: {
    command: 'Liberar…',
    title: 'Liberar %{quantity} × %{model}?',
    effect_over: 'O pedido %{orderNo} está encerrado ou não existe: não precisa destas unidades.',
    effect_free: 'Ficam disponíveis na hora para outros pedidos.',
    confirm: 'Liberar',
    done: 'Liberando o estoque de %{model}',
    open_order: 'Abrir pedido',
    later:
      'O pedido %{orderNo} está embalado ou parcialmente enviado. O estoque dele continua reservado até que o último volume seja entregue à transportadora.',
    permission:
      'O pedido %{orderNo} está em aberto. O estoque dele é liberado quando o pedido ou os itens são cancelados: peça a um colega que possa cancelar pedidos.',
  },
}
