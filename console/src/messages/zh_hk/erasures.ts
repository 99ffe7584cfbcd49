export const erasures = {
  name: '個人資料刪除',
  title: '個人資料刪除',
  hint: '每次顯示此清單時都會點算所有服務的保險庫。項目按類型統計帳戶事件所引用的內容。發票和用戶簽名作為憑證保留。',
  fields: { erasedAt: '刪除時間', id: '人士', kind: '類型', by: '操作者', vault: '保險庫條目', held: '證明' },
  kind: { buyer: '買家', staff: '用戶' },
  filters: { from: '開始日期', to: '結束日期' },
  vault: {
    address: '地址',
    apikey: 'API密鑰名稱',
    company: '公司',
    contact: '聯絡方式',
    credential: '密碼',
    note: '備註',
    profile: '個人檔案',
    secondfactor: '雙重認證',
  },
  proof: {
    none: '沒有殘留',
    left: '保險庫中仍有%{entries}項',
    not_counted: '未能點算：%{services}',
    retained: '作為憑證保留：%{entries}',
  },
}
