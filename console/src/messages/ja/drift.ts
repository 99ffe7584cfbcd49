export const drift = {
  check_title: '行を個別に照合',
  note: 'イベントと照合し、異なる場合は修復します',
  view: '読み取りモデル',
  row: '行ID',
  check: '照合して修復',
  again: 'もう一度照合',
  outcome: {
    same: 'この行はイベントと一致しています。',
    repaired: 'この行には不一致があり、修復しました。',
    open: 'この行には不一致がありますが、自動では修復できません。',
  },
  fields: '不一致の項目：',
}
