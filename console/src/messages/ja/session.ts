import type { Catalogue } from '../catalogue.ts'

export const session: Catalogue['session'] = {
  title: '管理画面にログイン',
  username: 'ユーザー名',
  password: 'パスワード',
  show_password: '表示',
  hide_password: '非表示',
  code: '2要素認証コード',
  code_hint: '認証アプリの6桁のコード、またはリカバリーコード。2要素認証が無効の場合は空欄にしてください。',
  code_wrong: 'コードが正しくないか使用済みです。次のコードをお待ちください',
  submit: 'ログイン',
  busy: 'ログイン中',
  prompt: {
    username: 'ユーザー名を入力してください',
    password: 'パスワードを入力してください',
    code: '認証アプリのコードを入力してください',
  },
  log_out: 'ログアウト',
  aside: {
    title: '注文・製品・在庫',
    body: 'すべての変更をコマンドとして記録し、その結果を注文のタイムラインに表示します。',
  },
}
