export const reservations = {
  name: '引き当て',
  title: '引き当て',
  to_stock: '在庫',
  unknown: '不明',
  fields: {
    orderNo: '注文',
    model: '型番',
    manufacturer: 'メーカー',
    quantity: '引当数',
    reservedAt: '引当期間',
    commands: '操作',
  },
  filters: { q: '型番、メーカー、注文番号' },
  release: {
    command: '解除…',
    title: '%{model}の引き当て%{quantity}個を解除しますか？',
    effect_over: '注文%{orderNo}は終了済みか、存在しません。この在庫は不要です。',
    effect_free: '直ちにほかの注文に引き当て可能になります。',
    confirm: '解除',
    done: '%{model}の引き当てを解除しています',
    open_order: '注文を開く',
    later: '注文%{orderNo}は梱包済みか一部出荷済みです。最後の荷物の引き渡しまで引き当てたままになります。',
    permission:
      '注文%{orderNo}は未完了です。注文または品目をキャンセルすると解除されます。キャンセル権限のある担当者に依頼してください。',
  },
}
