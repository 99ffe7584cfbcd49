export const languages = {
  name: '語言',
  title: '語言',
  texts: '網店文字：%{share}',
  content: '內容：%{share}',
  note: '未翻譯的內容以英文顯示。更改在數秒內於網店生效。',
  edit: {
    command: '編輯',
    title: '編輯%{name}',
    confirm: '儲存',
    fields: { name: '名稱', flag: '旗幟', orderNum: '次序', enabled: '提供予買家' },
    enabled_hint: '停用後，該語言的頁面不能再開啟，搜尋引擎亦找不到。',
    default_hint: '英文必定提供：未翻譯的文字以英文顯示。',
  },
  done: '已儲存%{name}',
}
