export const languages = {
  name: '语言',
  title: '语言',
  texts: '商城文本%{share}',
  content: '内容%{share}',
  note: '未翻译的内容以英语显示。修改后数秒内在商城生效。',
  edit: {
    command: '编辑',
    title: '编辑%{name}',
    confirm: '保存',
    fields: { name: '名称', flag: '旗帜', orderNum: '排序', enabled: '向买家提供' },
    enabled_hint: '停用后，该语言的页面将无法访问，搜索引擎也不再收录。',
    default_hint: '英语始终提供：未翻译的文本以英语显示。',
  },
  done: '已保存%{name}',
}
