import { describe, expect, it } from 'vitest';
import { anOrder } from '#contract/buying/testing/an-order.ts';
import { toStateText } from './order-state-texts.ts';

const { pagamento: payment, entrega: delivery } = anOrder();
const paid = { ...payment, estado: 'pago' as const };
const pickup = { ...delivery, tipo: 'retirada' };

describe('an order', () => {
  it.each([
    [{}, 'Falta só o Pix', 'Pague até o horário abaixo'],
    [{ pagamento: { ...payment, tipo: 'cartao' as const } }, 'Falta só o pagamento', 'Pague até o horário abaixo'],
    [
      { pagamento: { ...payment, estado: 'recusado' as const } },
      'O pagamento não foi aprovado',
      'Nada foi cobrado. Seu pedido continua reservado',
    ],
    [{ estado: 'pago' as const, pagamento: paid }, 'Pagamento confirmado', 'quando ele sair para entrega'],
    [
      { estado: 'pago' as const, pagamento: paid, entrega: pickup },
      'Pagamento confirmado',
      'quando estiver pronto para retirar',
    ],
    [{ estado: 'em-separacao' as const, pagamento: paid }, 'Estamos separando o seu pedido', 'Avisamos por e-mail'],
    [{ estado: 'parcialmente-enviado' as const, pagamento: paid }, 'Uma parte já está a caminho', 'outro pacote'],
    [{ estado: 'enviado' as const, pagamento: paid }, 'Seu pedido está a caminho', 'confira'],
    [{ estado: 'enviado' as const, pagamento: paid, entrega: pickup }, 'Pronto para retirar', 'documento com foto'],
    [{ estado: 'entregue' as const, pagamento: paid }, 'Pedido entregue', 'conte para a gente'],
    [{ estado: 'entregue' as const, pagamento: paid, entrega: pickup }, 'Pedido retirado', 'conte para a gente'],
    [{ estado: 'parcialmente-devolvido' as const, pagamento: paid }, 'Uma parte foi devolvida', 'já está com a gente'],
    [{ estado: 'devolvido' as const, pagamento: paid }, 'Pedido devolvido', 'Vamos devolver R$\u00a0136,30'],
    [
      { estado: 'cancelado' as const, pagamento: { ...payment, estado: 'vencido' as const } },
      'O prazo do pagamento acabou',
      'Avisamos em marina@exemplo.test',
    ],
    [
      { estado: 'cancelado' as const, pagamento: { ...payment, estado: 'cancelado' as const } },
      'Pedido cancelado',
      'Nada foi cobrado',
    ],
    [{ estado: 'cancelado' as const, pagamento: paid }, 'Pedido cancelado', 'Vamos devolver R$\u00a0136,30'],
    [
      { estado: 'cancelado' as const, pagamento: paid, devolvido: 36.3 },
      'Pedido cancelado',
      'Já devolvemos R$\u00a036,30. Vamos devolver R$\u00a0100,00 para a conta de onde veio o Pix',
    ],
    [
      { estado: 'cancelado' as const, pagamento: paid, devolvido: 136.3 },
      'Pedido cancelado',
      'Devolvemos R$\u00a0136,30',
    ],
    [
      { estado: 'cancelado' as const, pagamento: { ...paid, recebido: 136 } },
      'Pedido cancelado',
      'Vamos devolver R$\u00a0136,00',
    ],
  ])('with %j is told as %s', (changes, title, part) => {
    const text = toStateText(anOrder(changes));
    expect(text.title).toBe(title);
    expect(text.text).toContain(part);
  });
});
