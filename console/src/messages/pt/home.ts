import type { Catalogue } from '../catalogue.ts'

export const home: Catalogue['home'] = {
  greeting: {
    morning: 'Bom dia, %{name}',
    noon: 'Boa tarde, %{name}',
    afternoon: 'Boa tarde, %{name}',
    evening: 'Boa noite, %{name}',
  },
  to_dos: {
    title: 'Tarefas por prazo',
    all: 'Todas as tarefas',
    empty: 'Nenhuma tarefa em aberto.',
    empty_hint: 'Pedidos pagos aparecem aqui até o envio.',
  },
  orders: {
    title: 'Pedidos por status',
    all: 'Todos os pedidos',
    cancelled: 'Cancelados: %{count}',
  },
  sales: {
    title: 'Vendas',
    day: 'Dia (UTC)',
    country: 'País',
    no_country: 'País não registrado',
    period: 'Período',
    currency: 'Moeda',
    all_in: 'Todas, em %{currency}',
    days: '%{smart_count} dia |||| %{smart_count} dias',
    ranges: { month: 'Este mês', 'last-month': 'Mês passado' },
    columns: {
      orders: 'Pedidos feitos',
      placed: 'Valor dos pedidos',
      paid: 'Pago',
      refunded: 'Reembolsado',
      net: 'Pagamentos menos reembolsos',
    },
    by_day: 'por dia',
    by_week: 'por semana',
    week_from: 'Semana a partir de %{day}',
    before: '%{change} em relação ao dia anterior |||| %{change} em relação aos %{smart_count} dias anteriores',
    no_before: 'Nada no dia anterior |||| Nada nos %{smart_count} dias anteriores',
    orders_summary: 'Pedidos em %{smart_count} dia: %{orders} |||| Pedidos em %{smart_count} dias: %{orders}',
    net_summary:
      'Pagamentos menos reembolsos em %{smart_count} dia: %{net} |||| Pagamentos menos reembolsos em %{smart_count} dias: %{net}',
    tables: {
      days: 'Tabela por dia',
      currencies: 'Tabela por moeda',
      countries: 'Tabela por país, em %{currency} pela taxa de cada pedido',
    },
    list: 'Pedidos deste período',
    empty: 'Nenhum pedido ou pagamento neste período.',
  },
  best: {
    title: 'Produtos mais vendidos',
    sold: 'Unidades: %{pieces}, em %{smart_count} pedido |||| Unidades: %{pieces}, em %{smart_count} pedidos',
    empty: 'Nenhum pedido pago neste período.',
  },
  checks: {
    title: 'Pedidos a verificar',
  },
  late: {
    title: 'Pedidos atrasados',
    after: '%{status}, feito há mais de %{smart_count} dia |||| %{status}, feito há mais de %{smart_count} dias',
  },
  reorder: {
    title: 'Produtos a repor',
    all: 'Todos a repor',
    empty: 'Nenhum produto no nível de reposição.',
  },
  reasons: {
    title: 'Motivos de pós-venda',
    all: 'Por produto',
    empty: 'Nenhuma solicitação neste período.',
  },
  lag: {
    title: 'Saúde do sistema',
    all: 'Fluxos e atraso',
  },
  stock: {
    title: 'Estoque baixo',
    all: 'Todo o estoque',
    empty: 'Nenhum produto com estoque baixo.',
  },
}
