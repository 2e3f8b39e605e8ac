import { buttonClass } from '#ui/button.tsx';
import { Icon, type IconName } from '#ui/icon.tsx';
import { useSettings, useWhatsAppHref } from '../../shops/shop-context.tsx';

/** Phone, WhatsApp, mail and hours, each if it is configured, and a link to the form below. */
export function ContactChannels({ formId }: { formId: string }) {
  const { telefoneContato: phone, emailContato: mail, atendimento: hours } = useSettings().sistema.geral.site;
  const whatsApp = useWhatsAppHref('Olá. Queria falar com vocês.');
  return (
    <>
      <ul className="mt-6 grid gap-3 sm:grid-cols-2">
        {phone && <Channel icon="phone" label="Telefone" text={phone} href={`tel:+55${phone.replaceAll(/\D/g, '')}`} />}
        {whatsApp && <Channel icon="chat" label="WhatsApp" text="Começar uma conversa" href={whatsApp} />}
        {mail && <Channel icon="mail" label="E-mail" text={mail} href={`mailto:${mail}`} />}
        {hours && <Channel icon="clock" label="Horário" text={hours} className="sm:col-span-2" />}
      </ul>
      <a href={`#${formId}`} className={buttonClass('secondary', 'regular', 'mt-4')}>
        Escrever uma mensagem
      </a>
    </>
  );
}

interface ChannelProps {
  icon: IconName;
  label: string;
  text: string;
  href?: string;
  className?: string;
}

function Channel({ icon, label, text, href, className = '' }: ChannelProps) {
  return (
    <li className={`flex items-center gap-4 rounded-card bg-soft px-5 py-4 ${className}`}>
      <Icon name={icon} className="size-6 text-brand" />
      <p>
        <span className="block text-small text-ink-2">{label}</span>
        {href ? (
          <a href={href} className="text-link inline-flex min-h-11 items-center lg:min-h-6">
            {text}
          </a>
        ) : (
          <span className="font-medium">{text}</span>
        )}
      </p>
    </li>
  );
}
