export const changeNotices = {
  name: 'Aviso de alteração |||| Avisos de alteração',
  fields: {
    reference: 'Número',
    state: 'Status',
    kind: 'Tipo',
    parts: 'Produtos afetados',
    announcedOn: 'Data do aviso',
    effectiveOn: 'Produto alterado a partir de',
    lastOrderOn: 'Último pedido',
    lastShipmentOn: 'Último envio',
    recipients: 'Compradores avisados',
    text: 'Texto adicional',
    attachmentUrl: 'Documento do fabricante (URL)',
  },
  filters: { q: 'Número ou código do produto' },
  kind: {
    'product-change': 'Aviso de alteração (PCN)',
    'end-of-life': 'Fim de vida (EOL)',
    'last-time-buy': 'Última compra (LTB)',
  },
  state: { draft: 'Rascunho', published: 'Publicado', withdrawn: 'Retirado' },
  commands: {
    create: 'Adicionar aviso de alteração',
    save: 'Salvar rascunho',
    publish: 'Publicar…',
    withdraw: 'Retirar…',
  },
  list: { parts: '%{first} e mais %{count}' },
  form: {
    kind_hint: {
      'product-change': 'O produto ou a produção dele muda.',
      'end-of-life': 'O fabricante vai descontinuar o produto e avisa com pelo menos 12 meses de antecedência.',
      'last-time-buy': 'O produto pode ser pedido pela última vez.',
    },
    reference_hint: 'O número do aviso do fabricante, p. ex. PCN-2026-118',
    last_order_hint: 'Pelo menos 12 meses depois da data do aviso',
    text_hint:
      'Os compradores recebem o texto da loja no idioma deles, e este logo abaixo. Se faltar o idioma, veem em inglês.',
    attachment_hint: 'Aparece como link na página do produto e na conta do comprador.',
  },
  page: {
    create: 'Adicionar aviso de alteração',
    not_found: 'Aviso de alteração não encontrado',
    about: 'Produtos e datas',
    text: 'Texto e documento',
    saved: 'Aviso de alteração salvo',
    buyers:
      '%{smart_count} comprador comprou um produto afetado |||| %{smart_count} compradores compraram um produto afetado',
    mailing: 'Avisando os compradores: %{smart_count} de %{buyers}',
    mailed: '%{smart_count} comprador avisado |||| %{smart_count} compradores avisados',
  },
  publish: {
    title: 'Publicar %{reference}?',
    confirm: 'Publicar',
    effects: {
      shop: 'O aviso aparece nas páginas dos produtos afetados.',
      buyers:
        '%{smart_count} comprador destes produtos é avisado, também por e-mail, se não tiver desativado. |||| %{smart_count} compradores destes produtos são avisados, também por e-mail, se não tiverem desativado.',
      final: 'Não poderá mais ser alterado, apenas retirado.',
    },
    done: 'Aviso de alteração publicado',
  },
  withdraw: {
    title: 'Retirar %{reference}?',
    confirm: 'Retirar',
    effects: {
      shop: 'O aviso some da loja e das contas dos compradores.',
      buyers: 'E-mails já enviados não podem ser recolhidos.',
      final: 'Não pode ser publicado de novo.',
    },
    done: 'Aviso de alteração retirado',
  },
}
