import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';

import type { TenantSwitch } from '@/services/tenants/tenant-switch';

import { useConfiguration } from '../../app/auth-context';
import { useTexts } from '../../app/localization-context';
import { useSubmission } from '../../shared/use-submission';
import { SignInError } from './sign-in-error';
import { SignInField } from './sign-in-field';
import './tenant-box.css';
import { tenantBoxTexts } from './tenant-box-texts';
import { useFocusAfterSending } from './use-focus-after-sending';

export type TenantBoxProps = { readonly tenants: TenantSwitch };

/** Which tenant the person is about to sign in to, and the way to another one (ABP's tenant box, register C-04). */
export function TenantBox({ tenants }: TenantBoxProps) {
  const texts = useTexts(tenantBoxTexts);
  const current = useConfiguration()?.currentTenant.name ?? '';
  const [isOpen, setIsOpen] = useState(false);
  const openerRef = useRef<HTMLButtonElement>(null);
  return (
    <section className="tenant-box" aria-label={texts('tenant.switchLabel')}>
      <p>
        <span>{texts('tenant.current')}</span> <strong>{current === '' ? texts('tenant.host') : current}</strong>
        <button
          ref={openerRef}
          type="button"
          className="plain-button plain-button-small"
          aria-expanded={isOpen}
          aria-label={texts('tenant.switchLabel')}
          onClick={() => setIsOpen(!isOpen)}
        >
          {texts('tenant.switch')}
        </button>
      </p>
      {isOpen ? (
        <TenantForm
          tenants={tenants}
          current={current}
          onCancel={() => {
            setIsOpen(false);
            openerRef.current?.focus();
          }}
        />
      ) : null}
    </section>
  );
}

type TenantFormProps = TenantBoxProps & { readonly current: string; readonly onCancel: () => void };

function TenantForm({ tenants, current, onCancel }: TenantFormProps) {
  const texts = useTexts(tenantBoxTexts);
  const [name, setName] = useState(current);
  const submissionRef = useSubmission<string>(tenants.choose);
  const isOpen = useSelector(submissionRef, (snapshot) => snapshot.hasTag('open'));
  const error = useSelector(submissionRef, ({ context }) => context.error);
  const fieldRef = useRef<HTMLInputElement>(null);
  useFocusAfterSending(!isOpen, fieldRef);
  const isUnknown = error?.code === 'tenant.notFound';

  useEffect(() => {
    const subscription = submissionRef.on('submission.done', tenants.restart);
    return () => {
      subscription.unsubscribe();
    };
  }, [submissionRef, tenants]);

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submissionRef.send({ type: 'submission.submit', input: name });
      }}
    >
      <SignInField
        ref={fieldRef}
        id="tenant-name"
        label={texts('tenant.name')}
        value={name}
        onChange={setName}
        autoComplete="organization"
        autoFocus
        disabled={!isOpen}
        isOptional
        hint={texts('tenant.hint')}
        error={isUnknown ? texts('tenant.unknown', { name: String(error.params['tenant'] ?? '') }) : undefined}
      />
      <div role="alert">{error === undefined || isUnknown ? null : <SignInError error={error} />}</div>
      <div className="tenant-actions">
        <button
          type="submit"
          className="plain-button plain-button-main"
          aria-busy={!isOpen}
          disabled={!isOpen || name.trim() === current}
        >
          {texts(isOpen ? 'tenant.save' : 'tenant.saving')}
        </button>
        <button type="button" className="plain-button" onClick={onCancel}>
          {texts('tenant.cancel')}
        </button>
      </div>
    </form>
  );
}
