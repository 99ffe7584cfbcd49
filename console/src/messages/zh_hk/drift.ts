export const drift = {
  check_title: '核對單一資料列',
  note: '與其事件核對，如有差異便會修正',
  view: '讀取模型',
  row: '資料列ID',
  check: '核對並修正',
  again: '再次核對',
  outcome: {
    same: '此資料列與其事件相符。',
    repaired: '此資料列有差異，已修正。',
    open: '此資料列有差異，未能自動修正。',
  },
  fields: '有差異的欄位：',
}
