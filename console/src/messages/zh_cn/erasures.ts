export const erasures = {
  name: '个人资料删除',
  title: '个人资料删除',
  hint: '每次显示此列表时都会清点所有服务的保险库。条目按类型统计账户事件所引用的内容。发票和用户签名作为凭证保留。',
  fields: { erasedAt: '删除时间', id: '人员', kind: '类型', by: '操作者', vault: '保险库条目', held: '证明' },
  kind: { buyer: '买家', staff: '用户' },
  filters: { from: '起始日期', to: '截止日期' },
  vault: {
    address: '地址',
    apikey: 'API密钥名称',
    company: '公司',
    contact: '联系方式',
    credential: '密码',
    note: '备注',
    profile: '个人资料',
    secondfactor: '双重验证',
  },
  proof: {
    none: '无残留',
    left: '保险库中仍有%{entries}条',
    not_counted: '未能清点：%{services}',
    retained: '作为凭证保留：%{entries}',
  },
}
