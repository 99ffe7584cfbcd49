import type { Catalogue } from '../catalogue.ts'

export const api: Catalogue['api'] = {
  'http-400': '要求錯誤',
  'http-401': '請登入',
  'http-403': '沒有存取權限',
  'http-404': '找不到',
  'http-405': '此操作不可用',
  'http-408': '要求逾時',
  'http-409': '此紀錄在此期間已被更改',
  'http-413': '提交的資料過大',
  'http-429': '要求次數過多，請稍後再試',
  'http-500': '伺服器內部錯誤',
  'http-501': '功能尚未提供',
  'http-502': '閘道錯誤',
  'http-503': '服務暫停',
  'http-504': '閘道逾時',
  'http-505': '不支援此HTTP版本',
  'request-timeout': '要求逾時',
  'network-failed': '未能連線，請檢查網絡後再試',
  'answer-not-understood': '未能讀取伺服器的回應，請再試',
}
