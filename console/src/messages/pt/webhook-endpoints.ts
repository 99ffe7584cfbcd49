import type { Catalogue } from '../catalogue.ts'

export const webhookEndpoints: Catalogue['resources']['webhook-endpoints'] = {
  name: 'Webhook |||| Webhooks',
  fields: {
    url: 'Endpoint',
    status: 'Status',
    description: 'Nome',
    eventTypes: 'Eventos',
    order: 'Ordem de entrega',
    failures: 'Falhas, 24 h',
    lastDeliveredAt: 'Última entrega',
    secretAt: 'Segredo criado',
    createdAt: 'Adicionado',
  },
  order: { stream: 'Em ordem, por fluxo', fastest: 'O mais rápido possível' },
  groups: {
    orders: 'Pedidos e pagamentos',
    parcels: 'Volumes',
    refunds: 'Reembolsos',
    afterSales: 'Pós-venda',
    quotations: 'Cotações',
    products: 'Produtos e preços',
    stock: 'Estoque',
  },
  all: 'Todos',
  types: '%{smart_count} tipo |||| %{smart_count} tipos',
  never: 'nunca',
  no_requests: 'nenhuma solicitação',
  rate: '%{share} (%{failures} de %{requests})',
  rate_title: 'Solicitações que falharam nas últimas 24 horas',
  failing: 'Nenhuma solicitação aceita desde %{time}. Depois de um dia de falhas, o endpoint é desativado.',
  disabled: {
    staff: 'Desativado em %{time}. Os eventos são ignorados até você ativá-lo; depois podem ser reenviados.',
    failing:
      'Desativado em %{time}: todas as solicitações falharam durante um dia. Contate o operador, ative o endpoint e reenvie o que foi ignorado.',
    gone: 'Desativado em %{time}: o endpoint respondeu 410 Gone.',
  },
  form: {
    create: 'Adicionar endpoint',
    edit: 'Editar',
    create_confirm: 'Adicionar',
    edit_confirm: 'Salvar',
    edited: 'Endpoint salvo',
    url_hint: 'Um endereço https público. Redirecionamentos não são seguidos.',
    order_hint: {
      stream: 'Os eventos de um pedido ou produto chegam em ordem: se um é recusado, segura os seguintes.',
      fastest: 'Nada espera. Ordene por “sequence”.',
    },
    all: 'Todos os eventos, inclusive tipos adicionados depois',
    some: 'Só estes',
    whole_group: 'Todos',
  },
  secret: {
    title: 'Segredo de assinatura',
    copy: 'Copiar',
    once: 'Copie agora: não será mostrado de novo. O receptor verifica as assinaturas com ele.',
    rotated:
      'Copie agora: não será mostrado de novo. Por 24 horas, as solicitações são assinadas com o segredo antigo e o novo.',
    noted: 'Já copiei',
  },
  rotate: {
    command: 'Rotacionar segredo',
    title: 'Rotacionar o segredo de %{host}?',
    confirm: 'Rotacionar',
    effects: {
      both: 'Por 24 horas, as solicitações são assinadas com os dois segredos.',
      once: 'O novo segredo é mostrado uma vez.',
    },
  },
  enable: { command: 'Ativar', done: 'Endpoint ativado' },
  disable: {
    command: 'Desativar',
    title: 'Desativar %{host}?',
    confirm: 'Desativar',
    done: 'Endpoint desativado',
    effects: {
      skipped: 'O que está na fila e os eventos a partir de agora são ignorados.',
      later: 'Você pode ativá-lo de novo e reenviar o que foi ignorado.',
    },
  },
  delete: {
    command: 'Excluir',
    title: 'Excluir %{host}?',
    confirm: 'Excluir',
    done: 'Endpoint excluído',
    effects: {
      deliveries: 'O segredo e as entregas são apagados; nada do que está na fila é enviado.',
      final: 'Esta ação não pode ser desfeita.',
    },
  },
  test: { command: 'Enviar teste', done: 'Teste enviado. O resultado aparece na lista.' },
  page: { settings: 'Endpoint', both_until: 'O segredo anterior vale até %{time}.' },
}
