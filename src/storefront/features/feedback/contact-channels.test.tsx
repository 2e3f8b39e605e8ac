import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { WhatsAppContext } from '../../shops/shop-context.tsx';
import { ContactChannels } from './contact-channels.tsx';

it('has WhatsApp only if the shop has a number there', () => {
  const { rerender } = render(<ContactChannels formId="mensagem" />);
  expect(screen.queryByText('WhatsApp')).toBeNull();
  rerender(
    <WhatsAppContext value="5541999990000">
      <ContactChannels formId="mensagem" />
    </WhatsAppContext>,
  );
  const link = screen.getByRole('link', { name: 'Começar uma conversa' });
  expect(link.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/5541999990000\?text=Ol/);
});
