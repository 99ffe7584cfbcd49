import type { Catalogue } from '../catalogue.ts'

export const users: Catalogue['resources']['users'] = {
  name: 'Usuário |||| Usuários',
  fields: {
    username: 'Nome de usuário',
    name: 'Nome',
    roleName: 'Função',
    roleId: 'Função',
    phone: 'Telefone',
    email: 'E-mail',
    state: 'Status',
    secondFactor: 'Autenticação em dois fatores',
    admittedAt: 'Cadastro',
    password: 'Senha',
    commands: 'Ações',
  },
  filters: { q: 'Usuário, nome, telefone, e-mail' },
  you: 'você',
  second_factor: { on: 'ativada', off: 'desativada' },
  must_change: 'troca de senha exigida',
  commands: {
    create: 'Adicionar usuário',
    edit: 'Editar',
    disable: 'Desativar…',
    enable: 'Ativar…',
    reset: 'Redefinir senha…',
    security: 'Eventos de segurança',
    delete: 'Excluir…',
  },
  create: {
    title: 'Adicionar usuário',
    confirm: 'Adicionar usuário',
    username_hint: 'Para entrar; não diferencia maiúsculas de minúsculas.',
    password_hint:
      'Deixe em branco para gerar uma senha aleatória, exibida uma vez. Ela precisa ser trocada no primeiro acesso.',
    choose: 'Selecione uma função',
  },
  edit: {
    title: 'Editar %{username}',
    confirm: 'Salvar usuário',
    role_hint: 'Uma nova função vale nas sessões abertas em um segundo.',
    own_role: 'Você não pode alterar a sua própria função.',
    own_email: 'Altere o seu próprio e-mail no perfil.',
    lost: 'Este usuário não existe mais.',
  },
  disable: {
    title: 'Desativar %{username}?',
    confirm: 'Desativar usuário',
    effects: {
      sessions: 'A sessão é encerrada em todos os dispositivos em um segundo.',
      login: 'Não será possível entrar até a reativação.',
      retained: 'A atividade é mantida nos registros.',
    },
  },
  enable: {
    title: 'Ativar %{username}?',
    confirm: 'Ativar usuário',
    effects: {
      login: 'Volta a ser possível entrar com a função “%{role}”.',
      sessions: 'Sessões encerradas não são restauradas.',
    },
  },
  reset: {
    title: 'Redefinir a senha de %{username}?',
    confirm: 'Redefinir senha',
    effects: {
      random: 'Uma senha aleatória substitui a atual e é exibida a você uma vez.',
      sessions: 'A sessão é encerrada em todos os dispositivos em um segundo.',
      change: 'Será preciso definir uma nova senha no próximo acesso.',
    },
    second_factor: 'Remover também a autenticação em dois fatores, p. ex. se o celular foi perdido',
  },
  delete: {
    title: 'Excluir %{username}?',
    confirm: 'Excluir usuário',
    effects: {
      sessions: 'A sessão é encerrada em todos os dispositivos em um segundo, e não será mais possível entrar.',
      erased: 'Nome, telefone e e-mail são excluídos definitivamente; o nome de usuário fica livre de novo.',
      retained: 'A atividade é mantida nos registros sob um número anônimo.',
    },
  },
  done: {
    create: 'Usuário adicionado: %{username}',
    edit: 'Usuário salvo: %{username}',
    disable: 'Usuário desativado: %{username}',
    enable: 'Usuário ativado: %{username}',
    delete: 'Usuário excluído: %{username}',
  },
  password: {
    title: 'Senha de %{username}',
    once: 'É exibida uma única vez e não é guardada. Entregue-a pessoalmente.',
    copy: 'Copiar senha',
    noted: 'Já entreguei',
    undelivered: 'A senha foi enviada em uma resposta que não chegou. Redefina-a de novo para obter outra.',
  },
}
