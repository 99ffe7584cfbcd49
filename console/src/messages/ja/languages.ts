export const languages = {
  name: '言語',
  title: '言語',
  texts: 'ショップのテキスト：%{share}',
  content: 'コンテンツ：%{share}',
  note: '未翻訳の部分は英語で表示されます。変更は数秒でショップに反映されます。',
  edit: {
    command: '編集',
    title: '%{name}の編集',
    confirm: '保存',
    fields: { name: '名称', flag: '国旗', orderNum: '並び順', enabled: '購入者に提供' },
    enabled_hint: '提供を停止すると、その言語のページは開けなくなり、検索エンジンにも表示されません。',
    default_hint: '英語は常に提供されます。未翻訳のテキストは英語で表示されます。',
  },
  done: '%{name}を保存しました',
}
