import type { Catalogue } from '../catalogue.ts'

export const api: Catalogue['api'] = {
  'http-400': 'Erro na solicitação',
  'http-401': 'Faça login',
  'http-403': 'Sem permissão de acesso',
  'http-404': 'Não encontrado',
  'http-405': 'Esta ação não está disponível',
  'http-408': 'Tempo da solicitação esgotado',
  'http-409': 'Este registro foi alterado nesse meio-tempo',
  'http-413': 'Foram enviados dados demais de uma vez',
  'http-429': 'Muitas solicitações. Tente novamente mais tarde',
  'http-500': 'Erro interno do servidor',
  'http-501': 'Não implementado',
  'http-502': 'Gateway inválido',
  'http-503': 'Serviço indisponível',
  'http-504': 'Tempo do gateway esgotado',
  'http-505': 'Versão de HTTP não suportada',
  'request-timeout': 'Tempo da solicitação esgotado',
  'network-failed': 'Sem conexão. Verifique a rede e tente de novo',
  'answer-not-understood': 'Não foi possível ler a resposta do servidor. Tente de novo',
}
