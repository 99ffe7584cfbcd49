import type { Catalogue } from '../catalogue.ts'

export const api: Catalogue['api'] = {
  'http-400': '请求错误',
  'http-401': '请登录',
  'http-403': '无访问权限',
  'http-404': '未找到',
  'http-405': '该操作不可用',
  'http-408': '请求超时',
  'http-409': '数据已被他人修改',
  'http-413': '提交的数据过大',
  'http-429': '请求过于频繁，请稍后再试',
  'http-500': '服务器内部错误',
  'http-501': '服务未实现',
  'http-502': '网关错误',
  'http-503': '服务不可用',
  'http-504': '网关超时',
  'http-505': 'HTTP版本不受支持',
  'request-timeout': '请求超时',
  'network-failed': '网络连接失败，请检查网络后重试',
  'answer-not-understood': '无法读取服务器响应，请重试',
}
