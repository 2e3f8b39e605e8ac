import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { DepartmentNote } from './search-results.tsx';

afterEach(cleanup);

const departments = [{ label: 'Presentes', attributes: { href: '/c/presentes' } }];

it.each(['presente', 'Presentes', ' PRESENTE '])('leads from a search for "%s" to the department', (text) => {
  render(<DepartmentNote text={text} departments={departments} />);
  expect(screen.getByRole('link', { name: 'Presentes' }).getAttribute('href')).toBe('/c/presentes');
});

it.each(['', 'presente de natal', 's'])('leads nowhere from "%s"', (text) => {
  render(<DepartmentNote text={text} departments={departments} />);
  expect(screen.queryByRole('link')).toBeNull();
});
