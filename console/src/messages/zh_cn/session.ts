import type { Catalogue } from '../catalogue.ts'

export const session: Catalogue['session'] = {
  title: '登录管理后台',
  username: '用户名',
  password: '密码',
  show_password: '显示',
  hide_password: '隐藏',
  code: '双重验证码',
  code_hint: '身份验证器应用显示的6位验证码，或一个恢复码；未开启双重验证则留空。',
  code_wrong: '验证码错误或已使用，请等待下一个验证码',
  submit: '登录',
  busy: '正在登录',
  prompt: {
    username: '请输入用户名',
    password: '请输入密码',
    code: '请输入身份验证器应用显示的验证码',
  },
  log_out: '退出登录',
  aside: {
    title: '订单、产品与库存',
    body: '每次操作都有记录，其影响可在订单时间线中查看。',
  },
}
