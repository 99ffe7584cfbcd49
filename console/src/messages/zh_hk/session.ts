import type { Catalogue } from '../catalogue.ts'

export const session: Catalogue['session'] = {
  title: '登入後台',
  username: '用戶名稱',
  password: '密碼',
  show_password: '顯示',
  hide_password: '隱藏',
  code: '雙重認證碼',
  code_hint: '驗證器應用程式的六位驗證碼，或復原碼。未啟用雙重認證請留空。',
  code_wrong: '驗證碼錯誤或已使用，請等候下一個',
  submit: '登入',
  busy: '正在登入',
  prompt: {
    username: '請輸入用戶名稱',
    password: '請輸入密碼',
    code: '請輸入驗證器應用程式的驗證碼',
  },
  log_out: '登出',
  aside: {
    title: '訂單、產品及存貨',
    body: '每項更改均記錄為指令，其結果在訂單的時間線顯示。',
  },
}
