// React picks its production code by this variable when it is first read: to be imported before anything that reads it.
process.env['NODE_ENV'] = 'production';
