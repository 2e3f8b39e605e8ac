import type { ClientSession } from '#contract/customers/privacy.ts';
import { Tag } from '#ui/tag.tsx';
import { toMinute } from '#web/dates.ts';
import { SignOutForm } from '../../../commerce/account/sign-out-form.tsx';
import { ActionForm, ConfirmForm } from '../../../commerce/forms/action-form.tsx';
import { paths } from '../../../paths.ts';
import { AccountSection } from '../layout/account-section.tsx';

/** The active sessions of the customer, each with a button that ends it. */
export function DevicesSection({ sessions }: { sessions: readonly ClientSession[] }) {
  const hasOthers = sessions.some((session) => !session.atual);
  return (
    <AccountSection
      id="aparelhos"
      title="Aparelhos conectados"
      intro="Não reconhece algum? Saia dele aqui e troque a sua senha."
    >
      <ul className="max-w-[720px] ruled rounded-card border border-line">
        {sessions.map((session) => (
          <li key={session.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-5 py-4">
            <Device session={session} />
          </li>
        ))}
      </ul>
      {hasOthers && (
        <div className="mt-3">
          <ConfirmForm
            name="aparelhos"
            path={paths.privacy}
            label="Sair de todos os outros"
            about="aparelhos"
            question="Encerrar a sua conta em todos os aparelhos menos este?"
            answer="Sim, sair"
          />
        </div>
      )}
    </AccountSection>
  );
}

function Device({
  session: { id, aparelho: device, entrouEm: since, vistaEm: seen, atual: isCurrent },
}: {
  session: ClientSession;
}) {
  return (
    <>
      <div className="flex-1 basis-56">
        <h3 className="flex flex-wrap items-center gap-2 font-sans text-body font-semibold text-ink">
          <span>{device}</span>
          {isCurrent && <Tag>Este aparelho</Tag>}
        </h3>
        <p className="mt-1 text-small text-ink-2">
          Entrou em {toMinute(since)}. Visto em {toMinute(seen)}.
        </p>
      </div>
      {isCurrent ? (
        <SignOutForm className="button button-link" />
      ) : (
        <ActionForm name="aparelho" path={paths.privacy} fields={{ id }} label={`Sair deste aparelho: ${device}`}>
          Sair deste aparelho
        </ActionForm>
      )}
    </>
  );
}
