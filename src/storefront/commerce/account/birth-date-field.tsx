import type { ComponentProps } from 'react';
import { Field } from '#ui/forms/field.tsx';

export function BirthDateField(props: Omit<ComponentProps<typeof Field>, 'label'>) {
  return <Field {...props} label="Nascimento (opcional)" type="date" min="1900-01-01" autoComplete="bday" />;
}
