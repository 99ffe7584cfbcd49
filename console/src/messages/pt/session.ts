import type { Catalogue } from '../catalogue.ts'

export const session: Catalogue['session'] = {
  title: 'Entrar no console',
  username: 'Nome de usuário',
  password: 'Senha',
  show_password: 'Mostrar',
  hide_password: 'Ocultar',
  code: 'Código de dois fatores',
  code_hint:
    'O código de seis dígitos do seu aplicativo autenticador, ou um código de recuperação. Deixe em branco se a autenticação em dois fatores estiver desativada.',
  code_wrong: 'O código está incorreto ou já foi usado. Aguarde o próximo',
  submit: 'Entrar',
  busy: 'Entrando',
  prompt: {
    username: 'Informe o nome de usuário',
    password: 'Informe a senha',
    code: 'Informe o código do seu aplicativo autenticador',
  },
  log_out: 'Sair',
  aside: {
    title: 'Pedidos, produtos e estoque',
    body: 'Cada alteração é registrada como comando. Os efeitos aparecem na linha do tempo do pedido.',
  },
}
